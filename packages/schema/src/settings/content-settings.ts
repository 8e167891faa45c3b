import type { GenericSchema } from 'valibot';
import type { Localized } from '../locale.ts';
import * as content from './content-rules.ts';
import type { Setting, SettingArea } from './setting.ts';
import { line, text } from './text-rules.ts';

const settingsIn =
  (area: SettingArea, path: string) =>
  (
    key: string,
    must: Localized<string>,
    example: string,
    schema: GenericSchema,
    optional = false,
  ): Setting => ({ name: `${path}.${key}`, area, must, example, schema, optional });

const review = settingsIn('reviews', 'reviews.*');
const video = settingsIn('videos', 'videos.*');
const capture = settingsIn('captures', 'captures.{indicator}?');

const size = { en: 'the picture’s size in pixels', es: 'el tamaño de la imagen en píxeles' };
const place = {
  en: 'a spot’s distance from the left or the top, in percent',
  es: 'la distancia de un punto desde la izquierda o desde arriba, en porcentaje',
};

const reviews: readonly Setting[] = [
  review(
    'name',
    { en: 'the customer’s name', es: 'el nombre del cliente' },
    'Ana Ruiz',
    content.reviewText,
  ),
  review(
    'quote',
    { en: 'the customer’s own words', es: 'las palabras del cliente' },
    'The numbers are clear',
    content.reviewText,
  ),
  review(
    'sample',
    { en: '`false` for a real review', es: '`false` si el testimonio es real' },
    'false',
    content.reviewSample,
  ),
  review(
    'source',
    { en: 'where readers can check a real review', es: 'dónde se puede comprobar el testimonio' },
    'Trustpilot, March 2026',
    content.reviewSource,
    true,
  ),
];

const videos: readonly Setting[] = [
  video(
    'id',
    { en: 'the id of a YouTube video', es: 'el id de un video de YouTube' },
    'dQw4w9WgXcQ',
    content.videoId,
  ),
  video('title', { en: 'the video’s title', es: 'el título del video' }, 'Installation', line),
  video(
    'summary',
    { en: 'what it shows, in words', es: 'qué muestra, en palabras' },
    'How to install the indicators.',
    text,
    true,
  ),
  video('duration', { en: 'the running time', es: 'la duración' }, '2:10', content.duration),
];

const captures: readonly Setting[] = [
  capture(
    'src',
    { en: 'the path of a picture of the platform', es: 'la ruta de una imagen de la plataforma' },
    '/captures/vwap.avif',
    content.picturePath,
  ),
  capture('width', size, '1312', content.pixels),
  capture('height', size, '738', content.pixels),
  capture(
    'alt.{language}',
    { en: 'what it shows, in words', es: 'qué muestra, en palabras' },
    'VWAP with its bands on a chart',
    line,
  ),
  capture('version', { en: 'the product’s version', es: 'la versión del producto' }, '2.5', line),
  capture('instrument', { en: 'what is traded', es: 'qué se opera' }, 'ES 12-26', line),
  capture(
    'date',
    { en: 'the day that it shows', es: 'el día que muestra' },
    '2026-11-20',
    content.isoDate,
  ),
  capture('spots.*.x', place, '40', content.percent),
  capture('spots.*.y', place, '55', content.percent),
  capture(
    'spots.*.text.{language}',
    { en: 'what is at a spot', es: 'qué hay en un punto' },
    'The average price',
    line,
  ),
];

/** Reviews, videos and pictures of the platform. */
export const contentSettings: readonly Setting[] = [...reviews, ...videos, ...captures];
