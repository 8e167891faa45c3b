import { dirname } from 'node:path';

// A static export; the packages are one folder up.
export default { output: 'export', turbopack: { root: dirname(import.meta.dirname) } };
