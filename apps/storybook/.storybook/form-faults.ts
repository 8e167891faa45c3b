import { type Fault, type FaultyService, faultMeanings, faultsOf } from '@otm/sandbox/in-page';

/** The services behind a form, as the toolbar names them. */
const formServices = { mail: 'Mail', list: 'Block list', captcha: 'Captcha' } as const;

/** A service behind a form. */
export type FormService = keyof typeof formServices & FaultyService;

/** A fault of a service behind a form. */
export interface FormFault {
  /** Its value in the toolbar, such as `mail-refused`. */
  readonly id: string;
  /** Its label in the toolbar. */
  readonly label: string;
  readonly service: FormService;
  readonly fault: Fault;
}

/** Every fault that the sandbox has for a service behind a form. */
export const formFaults: readonly FormFault[] = Object.entries(formServices).flatMap(
  ([name, label]) => {
    const service = name as FormService;
    const faults: readonly Fault[] = faultsOf[service].filter((fault) => fault !== 'none');
    return faults.map((fault) => ({
      id: `${service}-${fault}`,
      label: `${label}, ${fault}: ${faultMeanings[fault]}`,
      service,
      fault,
    }));
  },
);

/** The labels of the toolbar's menu by value. */
export const faultNames: Readonly<Record<string, string>> = {
  none: 'Services work',
  ...Object.fromEntries(formFaults.map(({ id, label }) => [id, label])),
};

/** Returns the fault that the toolbar asks for, or undefined if all services work. */
export const readFault = (globals: Readonly<Record<string, unknown>>): FormFault | undefined =>
  formFaults.find(({ id }) => id === globals.fault);
