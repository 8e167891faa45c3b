import { longestEmail } from '@otm/schema';

// One way to read each character, so the time is linear; the cap keeps it constant.
const simplePattern = /^\w+(?:[.-]\w+)*@\w+(?:[.-]\w+)*\.[A-Za-z]{2,3}$/;

// The HTML standard's rule for input[type=email], with at least one dot in the domain.
const htmlPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?(?:\.[a-zA-Z\d](?:[a-zA-Z\d-]{0,61}[a-zA-Z\d])?)+$/;

/** Whether an e-mail address has word characters with dots or hyphens, an @, a domain and a suffix of 2 to 3 letters. */
export const isSimpleEmail = (email: string): boolean =>
  email.length <= longestEmail && simplePattern.test(email);

/** Whether browsers accept it as an e-mail address, with a dot in the domain. */
export const isHtmlEmail = (email: string): boolean =>
  email.length <= longestEmail && htmlPattern.test(email);
