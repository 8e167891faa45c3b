/** The beginning of every text that a scaffold writes, in either language. */
export const scaffoldText = /\b(?:sample text|texto de muestra)\b/i;
