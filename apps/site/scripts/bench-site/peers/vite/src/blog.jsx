import { Link } from 'react-router-dom';
import posts from '../content/posts.json';

export const Blog = () => (
  <>
    <h1>Blog</h1>
    <ul>
      {posts.map(({ path, title, description }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  </>
);
