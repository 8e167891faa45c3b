import * as v from 'valibot';
import { must, text } from './text-rules.ts';

/** The country codes that are in use. */
const country =
  /^(?:1|7|2(?:0|7|1[12368]|[2346]\d|5[0-8]|9[01789])|3(?:[0-469]|[57]\d|8[0-35-79])|4(?:[013-9]|2[013])|5(?:[1-8]|0\d|9\d)|6(?:[0-6]|7[02-9]|8\d|9[0-2])|8(?:[1246]|5[02356]|8[06])|9(?:[0-58]|6[0-8]|7[0-7]|9[2-68]))/;

/** Countries whose international numbers may go on with a 0; others drop it. */
const keepsZero = /^(?:39|225|229|241|242|378)/;

/** Numbers for films, guides and tests. */
const fictional =
  /^1555|^1\d{3}55501\d\d$|^1?23456789|^44(?:7700900|1632960|2079460|3069990|1\d14960)/;

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Whether the digits are a country code and a number of at least four digits. */
function isInternational(digits: string): boolean {
  const [code] = country.exec(digits) ?? [];
  if (code === undefined) return false;
  return /^[1-9]\d{3}/.test(digits.slice(code.length)) || keepsZero.test(digits);
}

/** An international phone number, as the chat reads it. */
export const phone = v.pipe(
  text,
  must(
    (it) => /^\+?[1-9]\d*(?:[ -]?\(\d+\))?[\d -]*$/.test(it) && /^\d{7,15}$/.test(digitsOf(it)),
    'phone',
  ),
  // Without its country code, a number of North America looks like one of another country.
  must((it) => !/^\d{3}[ -]\d{3}[ -]\d{4}$/.test(it), 'phone'),
  must((it) => !fictional.test(digitsOf(it)) && !/^(\d)\1+$/.test(digitsOf(it)), 'fictional-phone'),
  must((it) => isInternational(digitsOf(it)), 'phone'),
  // A number of North America has ten digits after its 1, and no area begins with 0 or 1.
  must((it) => /^(?!1)|^1[2-9]\d\d[2-9]\d{6}$/.test(digitsOf(it)), 'phone'),
);
