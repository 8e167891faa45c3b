import type { LoadBlockList } from '../services/ports.ts';

/** A block list that is answered by hand. */
export interface FakeBlockList {
  readonly loadBlockList: LoadBlockList;
  /** How often the list was asked for. */
  readonly loads: () => number;
  /** Answers every request, those that wait and those to come. */
  readonly answer: (list: string | Error) => void;
}

/** A block list without a network; it waits until it is answered where `list` is absent. */
export function createFakeBlockList(list?: string | Error): FakeBlockList {
  let answered = list;
  let loads = 0;
  const waiting = new Set<() => void>();
  return {
    loads: () => loads,
    answer: (next) => {
      answered = next;
      for (const go of waiting) go();
      waiting.clear();
    },
    loadBlockList: async () => {
      loads += 1;
      if (answered === undefined) await new Promise<void>((go) => waiting.add(go));
      if (answered instanceof Error) throw answered;
      return answered ?? '';
    },
  };
}
