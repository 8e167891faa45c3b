/** Names the session storage key of a form's draft. */
export const draftKey = (form: string): string => `otm_draft_${form}`;

/** The attribute of a form that keeps its draft itself. */
export const keptAttribute = 'data-kept';
