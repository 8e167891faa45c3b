/** The input that each part of a widget was last rendered from. */
export class Memo extends Map<string, string> {
  /** Whether a part has to be rebuilt, because its input has changed. */
  isNew(part: string, ...input: (string | number | boolean | null | undefined)[]): boolean {
    // Not JSON: a page may have changed how arrays are written.
    const now = input.join();
    if (this.get(part) === now) return false;
    this.set(part, now);
    return true;
  }
}
