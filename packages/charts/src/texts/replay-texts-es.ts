import { messagesFor, type ReplayTexts } from '@otm/schema';
import { indicatorAnnouncements } from './of-indicators.ts';

/** Spanish texts of the replay. */
export const replayTextsEs = messagesFor<ReplayTexts>()({
  start: 'Reproducir esta sesión',
  loading: 'Cargando la reproducción',
  failed: 'No se pudo cargar la reproducción. La imagen de arriba sigue igual.',
  controls: 'Controles de la reproducción',
  play: 'Reproducir',
  pause: 'Pausar',
  stepTrade: 'Una operación',
  stepBar: 'Una barra',
  restart: 'Desde la apertura',
  position: 'Posición en la sesión',
  positionValue: 'Operación {trade} de {trades}',
  speed: 'Velocidad',
  speedValue: '{count} operaciones por segundo',
  seed: 'Semilla',
  newSeed: 'Semilla siguiente',
  barMinutes: 'Tamaño de la barra',
  percent: 'Área de valor',
  bands: 'Ancho de las bandas',
  swing: 'Umbral del tramo',
  micro: 'Operaciones por ventana',
  repeats: 'Repeticiones por marca',
  percentile: 'Grande desde el percentil',
  stage: 'Detener en la etapa',
  noStage: 'ninguna',
  minutesValue: '{value} minutos',
  percentValue: '{value}\u00A0%',
  bandsValue: '{value} desviaciones estándar',
  ticksValue: '{value} ticks',
  tradesValue: '{value} operaciones',
  printsValue: '{value} operaciones iguales',
  announcements: indicatorAnnouncements('es'),
  reducedMotion:
    'Tu sistema pide menos movimiento, así que la reproducción avanza barra por barra.',
});
