import { useState } from 'react';
import { Link } from 'react-router-dom';

export function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <Link to="/">Home</Link>
      <button id="menu-button" type="button" onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <nav id="menu" hidden={!isOpen}>
        <Link to="/blog">Blog</Link>
      </nav>
    </header>
  );
}
