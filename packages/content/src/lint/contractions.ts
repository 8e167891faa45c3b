/** Forms that people contract when they speak. */
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|has|have|had|would|should|could|will) not\b|\bcannot\b|\b(?:it|that|there|here|what|who) is (?=[a-z])|\b(?:you|we|they) (?:are|will) (?=[a-z])/gi;

const contracted =
  /\b[a-z]+n’t\b|\b(?:it|that|there|here|what|who)’s\b|\b(?:you|we|they)’(?:re|ll)\b/gi;

/** Returns the share of forms that could be contracted and aren't, and these forms. */
export function uncontractedShare(texts: readonly string[]): {
  readonly share: number;
  readonly forms: readonly string[];
} {
  const forms = texts.flatMap((text) => text.match(uncontracted) ?? []);
  const others = texts.flatMap((text) => text.match(contracted) ?? []);
  return { share: forms.length / Math.max(1, forms.length + others.length), forms };
}
