export { allowedHosts, refuseForeignHost } from './allowed-hosts.ts';
export { type Fault, type FaultSettings, type FaultyService, faultsOf } from './faults.ts';
export type { Mail, MailRequest } from './inbox.ts';
export { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';
export { type ServedSandbox, serveSandbox } from './serve.ts';
export { sandboxPlugin } from './vite-plugin.ts';
