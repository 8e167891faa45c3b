/** The system that a browser reports; whatever it withholds is absent. */
export interface DetectedSystem {
  /** The operating system's name, for example `Windows` or `macOS`. */
  readonly system?: string;
  readonly windows?: WindowsVersion;
  readonly bits?: number;
  /** Logical processors. */
  readonly processors?: number;
  /** Gigabytes, rounded by the browser to a power of two. */
  readonly memory?: number;
  readonly screen: {
    /** CSS pixels. */
    readonly width: number;
    readonly height: number;
    /** Device pixels for each CSS pixel: the system's scaling and the page's zoom together. */
    readonly scale: number;
  };
}

/** A version of Windows as browsers report it; `8` is also Windows Server 2012. */
interface WindowsVersion {
  readonly name: '11' | '10' | '8.1' | '8' | 'older';
  /** Whether later versions report the same. */
  readonly orLater?: boolean;
}

/** The parts of `window` that detection needs. */
export interface ReadableWindow {
  readonly navigator: Pick<Navigator, 'userAgent' | 'hardwareConcurrency'> & Hints;
  readonly screen: Pick<Screen, 'width' | 'height'>;
  readonly devicePixelRatio: number;
}

/** Properties of some browsers only, missing in the DOM's types. */
interface Hints {
  readonly deviceMemory?: number;
  readonly userAgentData?: {
    readonly platform: string;
    readonly getHighEntropyValues: (names: readonly string[]) => Promise<HintValues>;
  };
}

interface HintValues {
  readonly platformVersion?: string;
  readonly bitness?: string;
}

/** Detects the system from what the browser reports, without asking a server. */
export async function detectSystem(window: ReadableWindow): Promise<DetectedSystem> {
  const { devicePixelRatio: scale, navigator, screen } = window;
  const { deviceMemory: memory, hardwareConcurrency: processors, userAgent } = navigator;
  const { bitness, platformVersion } = await hintsOf(navigator);
  const system = navigator.userAgentData?.platform || systemOf(userAgent);
  const windows =
    system === 'Windows'
      ? (fromPlatformVersion(platformVersion) ?? fromUserAgent(userAgent))
      : undefined;
  const bits = Number(bitness) || (/\b(?:Win64|WOW64|x86_64)\b/.test(userAgent) ? 64 : undefined);
  return {
    ...(system && { system }),
    ...(windows && { windows }),
    ...(bits && { bits }),
    ...(processors && { processors }),
    ...(memory && { memory }),
    screen: { width: screen.width, height: screen.height, scale: scale || 1 },
  };
}

/** Returns no hints if the browser lacks or refuses them: the user agent is the fallback. */
async function hintsOf({ userAgentData }: Hints): Promise<HintValues> {
  try {
    return (await userAgentData?.getHighEntropyValues(['platformVersion', 'bitness'])) ?? {};
  } catch {
    return {};
  }
}

const systems = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Chrome OS', /CrOS/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

const systemOf = (userAgent: string) => systems.find(([, sign]) => sign.test(userAgent))?.[0];

/** Windows 11 reports 13 or more, Windows 10 from 1 to 10, what came before 0 and its own number. */
function fromPlatformVersion(version: string | undefined): WindowsVersion | undefined {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version ?? '') ?? [];
  if (!major) return undefined;
  if (Number(major) >= 13) return { name: '11' };
  if (Number(major) > 0) return { name: '10' };
  const names = { '3': '8.1', '2': '8', '1': 'older' } as const;
  return { name: names[minor as keyof typeof names] ?? 'older' };
}

/** The user agent has stood still at 10.0 since Windows 10. */
function fromUserAgent(userAgent: string): WindowsVersion | undefined {
  const version = Number(/Windows NT (\d+\.\d+)/.exec(userAgent)?.[1]);
  if (!version) return undefined;
  if (version >= 10) return { name: '10', orLater: true };
  if (version < 6.2) return { name: 'older' };
  return { name: version >= 6.3 ? '8.1' : '8' };
}
