import type { LoadBlockList } from '../services/ports.ts';

/** A block list that the test controls. */
export interface FakeBlockList {
  readonly loadBlockList: LoadBlockList;
  /** The number of requests for the list. */
  readonly loads: () => number;
  /** Answers every request, pending and future. */
  readonly answer: (list: string | Error) => void;
}

/** Creates a block list without a network. Without `list`, requests wait for an answer. */
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
