import type { Labels } from '../core/labels.ts';

/** Every label in Portuguese. */
export const labels: Labels = {
  label: 'Fale conosco',
  status: 'Geralmente responde em 1 hora',
  'status-away': 'Ausente, responde mais tarde',
  message: 'Olá! 🤝\nComo podemos ajudar?',
  placeholder: 'Digite uma mensagem..',
  'label-typing': 'Digitando',
  'label-send': 'Enviar por {channel}, nova janela',
  'label-close': 'Fechar',
  'label-qr': 'Continue no celular: escaneie este código',
};
