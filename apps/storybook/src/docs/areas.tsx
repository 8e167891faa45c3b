import './areas.css';
import { AnchorMdx, Unstyled } from '@storybook/addon-docs/blocks';
import { blocks, charts, chat, components, forms, foundations, pages } from './area-pictures.tsx';

const areas = [
  {
    name: 'Foundations',
    summary: 'Colors, type, space, motion, patterns and how we write',
    page: 'foundations-design-language--docs',
    picture: foundations,
  },
  {
    name: 'Components',
    summary: 'Buttons, cards, modals and tabs, with their rules',
    page: 'components-button--docs',
    picture: components,
  },
  {
    name: 'Blocks',
    summary: 'What articles are made of',
    page: 'blocks-block-list--docs',
    picture: blocks,
  },
  {
    name: 'Charts',
    summary: 'Trades as pictures, still and replayed',
    page: 'charts-all-indicators--docs',
    picture: charts,
  },
  {
    name: 'Forms',
    summary: 'Messages that don’t get lost',
    page: 'forms-contact-form--docs',
    picture: forms,
  },
  {
    name: 'Chat',
    summary: 'A chat button for any website',
    page: 'chat-states--docs',
    picture: chat,
  },
  {
    name: 'Pages',
    summary: 'The product, in every state',
    page: 'pages-home--docs',
    picture: pages,
  },
] as const;

/** Links to the seven areas of the sidebar. */
export function Areas() {
  return (
    <Unstyled>
      <ul className="areas">
        {areas.map(({ name, summary, page, picture }) => (
          <li key={page}>
            {picture}
            <div>
              <AnchorMdx href={`?path=/docs/${page}`} target="">
                {name}
              </AnchorMdx>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
