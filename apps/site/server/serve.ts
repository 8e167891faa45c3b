import { createServer } from 'node:http';
import { createHandler } from './handler.ts';

// Serves a built site, by default `dist`, as a host would: precompressed, with the production headers.
// Only this machine can connect unless HOST allows others: the sandbox's inbox shows what was typed
// into forms.
const host = process.env.HOST ?? 'localhost';
const port = Number(process.env.PORT ?? 4173);
const server = createServer(
  await createHandler(process.argv[2] ?? 'dist', { host: process.env.HOST }),
);
server.on('error', (error: NodeJS.ErrnoException) => {
  const busy = error.code === 'EADDRINUSE';
  console.error(busy ? `Port ${port} is taken: choose another by PORT=… npm start` : error.message);
  process.exit(1);
});
server.listen(port, host, () => console.log(`The site is at http://${host}:${port}`));
