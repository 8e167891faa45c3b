import './foundations.css';
import { ButtonLink } from '@otm/ui';
import { tokenFile, tokensForMode, tokensJson } from '@otm/ui/tokens';

const files = [
  ['otm.tokens.json', 'JSON: both themes in one file', () => tokensJson(tokenFile)],
  ['otm.dark.tokens.json', 'JSON: dark theme', () => tokensJson(tokensForMode(tokenFile))],
  [
    'otm.light.tokens.json',
    'JSON: light theme',
    () => tokensJson(tokensForMode(tokenFile, 'light')),
  ],
] as const;

const dataUrl = (text: string) => `data:application/json;charset=utf-8,${encodeURIComponent(text)}`;

/** Links that save the tokens as files. */
export function TokenDownloads() {
  return (
    <ul className="foundation foundation-downloads">
      {files.map(([name, label, text]) => (
        <li key={name}>
          <ButtonLink href={dataUrl(text())} download={name}>
            {label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
