/** The parameter of the search page's URL that sets its query. */
export const queryParameter = 'q';
