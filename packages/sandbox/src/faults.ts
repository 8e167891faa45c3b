/** The outside services whose faults can be switched on. */
export const faultyServices = ['mail', 'list', 'captcha', 'video'] as const;

/** An outside service whose faults can be switched on. */
export type FaultyService = (typeof faultyServices)[number];

const everywhere = ['none', 'refused', 'error', 'slow', 'hang', 'malformed', 'html'] as const;

/** The faults of each service; the first means healthy. */
export const faultsOf = {
  mail: [...everywhere, 'rate-limited', 'no-content', 'not-found'],
  list: everywhere,
  captcha: [...everywhere, 'mute'],
  video: everywhere,
} as const satisfies Record<FaultyService, readonly string[]>;

/** The name of a service's fault. */
export type Fault = (typeof faultsOf)[FaultyService][number];

/** A description of each fault for the panel. */
export const faultMeanings: Readonly<Record<Fault, string>> = {
  none: 'works',
  refused: 'closes the connection at once',
  error: 'answers 500',
  slow: 'answers properly, but late',
  hang: 'never answers',
  malformed: 'sends data that cannot be parsed',
  html: 'answers a web page, as a captive portal does',
  'rate-limited': 'answers 429',
  'no-content': 'answers 204, which is no success',
  'not-found': 'answers 404, the account is gone',
  mute: 'the script loads and does nothing',
};

/** The faults that are switched on. */
export interface FaultSettings {
  services: Record<FaultyService, Fault>;
  /** Every service refuses, as without a network. */
  offline: boolean;
  /** The delay of slow services, in seconds. */
  slowSeconds: number;
}

/** The settings without any fault. */
export const noFaults = (): FaultSettings => ({
  services: { mail: 'none', list: 'none', captcha: 'none', video: 'none' },
  offline: false,
  slowSeconds: 5,
});

const isFaultOf = (service: FaultyService, fault: string): fault is Fault =>
  faultsOf[service].some((known) => known === fault);

/** Reads the settings from the panel's fields; unknown values become healthy. */
export function readFaultSettings(fields: URLSearchParams): FaultSettings {
  const settings = noFaults();
  for (const service of faultyServices) {
    const fault = fields.get(service) ?? 'none';
    if (isFaultOf(service, fault)) settings.services[service] = fault;
  }
  settings.offline = fields.has('offline');
  const seconds = Number(fields.get('slowSeconds') ?? Number.NaN);
  if (seconds >= 0 && seconds <= 120) settings.slowSeconds = seconds;
  return settings;
}
