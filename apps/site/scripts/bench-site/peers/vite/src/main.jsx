import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Blog } from './blog.jsx';
import { Header } from './header.jsx';
import { Home, Text } from './text.jsx';
import './style.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <BrowserRouter>
      <Header />
      <main>
        <Routes>
          <Route path="/" element={<Home />} />
          <Route path="/blog" element={<Blog />} />
          <Route path="*" element={<Text />} />
        </Routes>
      </main>
    </BrowserRouter>
  </StrictMode>,
);
