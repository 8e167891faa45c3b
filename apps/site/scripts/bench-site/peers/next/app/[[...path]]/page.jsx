import Link from 'next/link';
import { load, urls } from '../../content.mjs';
import { Controls } from '../controls.jsx';

export const dynamicParams = false;

const urlOf = async (params) => `/${((await params).path ?? []).join('/')}`;

export const generateStaticParams = () =>
  urls.map((url) => ({ path: url.split('/').filter(Boolean) }));

export async function generateMetadata({ params }) {
  const { title, description } = load(await urlOf(params));
  return { title, description };
}

export default async function Page({ params }) {
  const url = await urlOf(params);
  const { html, posts, older } = load(url);
  if (html)
    return (
      <>
        <article dangerouslySetInnerHTML={{ __html: html }} />
        {url === '/' && <Controls />}
      </>
    );
  return (
    <>
      <h1>Blog</h1>
      <ul>
        {posts.map((post) => (
          <li key={post.url}>
            <Link href={post.url}>{post.title}</Link>
            <p>{post.description}</p>
          </li>
        ))}
      </ul>
      {older && <Link href={older}>Older posts</Link>}
    </>
  );
}
