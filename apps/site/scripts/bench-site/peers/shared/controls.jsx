'use client';
import { useRef, useState } from 'react';

export function Controls() {
  const modal = useRef(null);
  const [plan, setPlan] = useState('yearly');
  const isYearly = plan === 'yearly';
  return (
    <section>
      <button id="modal-button" type="button" onClick={() => modal.current.showModal()}>
        Read more
      </button>
      <dialog id="modal" aria-label="More" ref={modal}>
        <p>Everything that the first paragraph leaves out.</p>
        <button id="modal-close" type="button" onClick={() => modal.current.close()}>
          Close
        </button>
      </dialog>
      <p className="plan" data-plan={plan} id="plan">
        {isYearly ? 'Yearly' : 'Lifetime'}
      </p>
      <button
        id="toggle-button"
        type="button"
        onClick={() => setPlan(isYearly ? 'lifetime' : 'yearly')}
      >
        Other plan
      </button>
    </section>
  );
}
