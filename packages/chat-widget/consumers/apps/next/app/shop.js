'use client';

import { ChatWidget } from '@otm/chat-widget';
import { useState } from 'react';

export function Shop({ children }) {
  const [name, setName] = useState('First');
  const heard = () => {
    document.body.dataset.heard = 'yes';
  };
  return (
    <>
      <button type="button" id="rename" onClick={() => setName('Second')}>
        Rename
      </button>
      <ChatWidget phone="+15550100199" name={name} onOpen={heard} />
      {children}
    </>
  );
}
