import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import home from '../content/index.json';
import { Controls } from './controls.jsx';

/** The texts of the other pages load when they're visited. */
const files = import.meta.glob(['../content/**/*.json', '!../content/{index,posts}.json']);

function Blocks({ title, blocks }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return blocks.map(({ tag: Tag, text, items = [] }) => (
    <Tag key={text ?? items.join()}>
      {text}
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  ));
}

export const Home = () => (
  <>
    <Blocks {...home} />
    <Controls />
  </>
);

export function Text() {
  const { pathname } = useLocation();
  const [page, setPage] = useState(null);
  useEffect(() => {
    files[`../content${pathname}.json`]?.().then((file) => setPage(file.default));
  }, [pathname]);
  return page && <Blocks {...page} />;
}
