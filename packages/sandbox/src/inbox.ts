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

/** The owner's mail, newest first; the oldest is dropped when there is too much. */
export interface Inbox {
  readonly list: () => readonly Mail[];
  /** The number of changes so far, by which a page knows whether it is up to date. */
  readonly version: () => number;
  readonly find: (id: number) => Mail | undefined;
  readonly add: (request: MailRequest, receivedAt: Date) => void;
  readonly clear: () => void;
  /** Notifies the listener of every change; returns the unsubscribe function. */
  readonly watch: (listener: () => void) => () => void;
}

const most = 5000;

/** Creates an inbox in memory, which is empty again after a restart. */
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
