import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';

// Without it, React renders with its checks for developers: half as fast.
process.env.NODE_ENV ??= 'production';
// Code is parsed once, also by the processes that this one starts.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./build-site.ts');
