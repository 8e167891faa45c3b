/** The body of a request to the mail service, as the sandbox accepted it. */
export interface MailRequest {
  readonly lib_version: string;
  readonly user_id: string;
  readonly service_id: string;
  readonly template_id: string;
  readonly template_params: Readonly<Record<string, string>>;
}

/** A mail that would have been sent. */
export interface Mail {
  readonly id: number;
  readonly receivedAt: string;
  readonly request: MailRequest;
  read: boolean;
}

/** The owner's mail, the newest first; the oldest go when there are too many. */
export interface Inbox {
  readonly list: () => readonly Mail[];
  /** Counts the changes; a page that knows it can tell whether it is up to date. */
  readonly version: () => number;
  readonly find: (id: number) => Mail | undefined;
  readonly add: (request: MailRequest, receivedAt: Date) => void;
  readonly clear: () => void;
  /** Calls back with every change; returns the end of it. */
  readonly watch: (listener: () => void) => () => void;
}

const most = 5000;

/** An inbox in memory: it is empty again after a restart. */
export function createInbox(): Inbox {
  let mails: readonly Mail[] = [];
  let last = 0;
  let version = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Mail[]) => {
    mails = next;
    version += 1;
    for (const listener of listeners) listener();
  };
  return {
    list: () => mails,
    version: () => version,
    find: (id) => mails.find((mail) => mail.id === id),
    add: (request, receivedAt) => {
      last += 1;
      const mail = { id: last, receivedAt: receivedAt.toISOString(), request, read: false };
      change([mail, ...mails].slice(0, most));
    },
    clear: () => change([]),
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
