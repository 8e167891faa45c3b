/** Whether a text contains a Hebrew or Arabic character, which makes the input right-to-left. */
export const hasRtl = (text: string) => /[\u0591-\u07ff\ufb1d-\ufdfd\ufe70-\ufefc]/.test(text);

/** Returns the writing direction of a language tag. */
export const languageDirection = (tag: string) => (/^(ar|he|fa|ur)\b/i.test(tag) ? 'rtl' : 'ltr');
