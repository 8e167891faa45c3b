/** Advance widths of Arial in 2048ths of the font size; search results set titles in it. */
const advances: Readonly<Record<number, string>> = {
  391: "'",
  455: 'ijl’‘',
  569: ' \u00A0!,./:;I[\\]ftíÍ',
  532: '|',
  682: '()-`r¡“”',
  727: '"',
  797: '*',
  1024: 'Jcksvxyz',
  1139: '#$0123456789?L_abdeghnopquáéóúüñ«»–',
  1196: '+<=>~',
  1251: 'FTZ¿',
  1366: '&ABEKPSVXYÁÉ',
  1479: 'CDHNRUwÚÑ',
  1593: 'GOQÓ',
  1706: 'Mm',
  1821: '%',
  1933: 'W',
  2048: '—…',
  2079: '@',
};

const widest = 2079;

const advanceOf = new Map(
  Object.entries(advances).flatMap(([advance, characters]) =>
    [...characters].map((character) => [character, Number(advance)] as const),
  ),
);

/** The width of a text in pixels when Arial sets it; unknown characters count as the widest. */
export const textWidth = (text: string, fontSize: number): number =>
  ([...text].reduce((sum, character) => sum + (advanceOf.get(character) ?? widest), 0) * fontSize) /
  2048;
