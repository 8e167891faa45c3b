import { defineConfig } from 'astro/config';

// The defaults, with the URLs of the other sites.
export default defineConfig({ build: { format: 'file', assets: 'assets' } });
