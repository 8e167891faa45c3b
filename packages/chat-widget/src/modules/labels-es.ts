import type { Labels } from '../core/labels.ts';

/** Every label in Spanish. */
export const labels: Labels = {
  label: 'Chatea con nosotros',
  status: 'Suele responder en 1 hora',
  'status-away': 'Ausente, responde luego',
  message: '¡Hola! 🤝\n¿En qué te ayudamos?',
  placeholder: 'Escribe un mensaje..',
  'label-typing': 'Escribiendo',
  'label-send': 'Enviar por {channel}, otra ventana',
  'label-close': 'Cerrar',
  'label-qr': 'Sigue en tu teléfono: escanea este código',
};
