import { readFileSync } from 'node:fs';
import { connection } from 'next/server';
import { VolumeProfile } from './charts';
import { Contact as Chat } from './chat-widget';
import { Contact } from './forms';
import { area } from './orderflow';
import { VwapReplay } from './replay';
import { greeting } from './schema';
import { Plan } from './ui';

export default async function Page() {
  // The nonce of the policy is the request's.
  await connection();
  return (
    <main>
      <h1>{greeting}</h1>
      <p>POC {area?.poc}</p>
      <Plan />
      <VolumeProfile
        file={readFileSync('app/session.txt', 'utf8')}
        source="Simulated session.txt"
      />
      <VwapReplay />
      <Contact />
      <Chat />
    </main>
  );
}
