'use client';
import Link from 'next/link';
import { useState } from 'react';

export function Header() {
  const [isOpen, setOpen] = useState(false);
  return (
    <header>
      <Link href="/">Home</Link>
      <button id="menu-button" type="button" onClick={() => setOpen(!isOpen)}>
        Menu
      </button>
      <nav id="menu" hidden={!isOpen}>
        <Link href="/blog">Blog</Link>
      </nav>
    </header>
  );
}
