import './areas.css';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';

const areas = [
  [
    'Foundations',
    'Colors, type, space, motion and how we write',
    'foundations-design-language--docs',
  ],
  ['Components', 'Buttons, cards, modals and tabs, with their rules', 'components-button--docs'],
  ['Blocks', 'What articles are made of', 'blocks-block-list--docs'],
  ['Charts', 'Trades as pictures, still and replayed', 'charts-all-indicators--docs'],
  ['Forms', 'Messages that don’t get lost', 'forms-contact-form--docs'],
  ['Chat', 'A chat button for any website', 'chat-states--docs'],
  ['Pages', 'The product, in every state', 'pages-home--docs'],
] as const;

/** Links to the seven areas of the sidebar. */
export function Areas() {
  return (
    <Unstyled>
      <ul className="areas">
        {areas.map(([name, summary, page]) => (
          <li key={page}>
            <AnchorMdx href={`?path=/docs/${page}`} target="">
              {name}
            </AnchorMdx>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
