import type { Labels } from '../core/labels.ts';

/** Every label in Italian. */
export const labels: Labels = {
  label: 'Scrivici',
  status: 'Di solito risponde entro 1 ora',
  'status-away': 'Assente, risponde più tardi',
  message: 'Ciao! 🤝\nCome possiamo aiutarti?',
  placeholder: 'Scrivi un messaggio..',
  'label-typing': 'Sta scrivendo',
  'label-send': 'Invia con {channel}, nuova finestra',
  'label-close': 'Chiudi',
  'label-qr': 'Continua sul telefono: scansiona questo codice',
};
