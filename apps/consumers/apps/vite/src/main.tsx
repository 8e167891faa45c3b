import { createRoot } from 'react-dom/client';
import '@otm/charts/styles.css';
import { VolumeProfile } from './charts.tsx';
import { Contact as Chat } from './chat-widget.tsx';
import { Contact } from './forms.tsx';
import { area } from './orderflow.ts';
import { VwapReplay } from './replay.tsx';
import { greeting } from './schema.ts';
import file from './session.txt?raw';
import { Plan } from './ui.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>{greeting}</h1>
    <p>POC {area?.poc}</p>
    <Plan />
    <VolumeProfile file={file} source="Simulated session.txt" />
    <VwapReplay />
    <Contact />
    <Chat />
  </main>,
);
