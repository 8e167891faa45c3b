/** Whether local stand-ins take the place of every outside service: until `.env` says `live`. */
export const isSandbox = import.meta.env.SITE_SERVICES !== 'live';
