import { Notice } from '@otm/ui';
import type { PatternRule } from './pattern-rules.tsx';

/** The rules of empty states. */
export const emptyStateRules: readonly PatternRule[] = [
  {
    rule: {
      en: 'Say what was looked for, and offer the next thing to try.',
      es: 'Di qué se buscó y ofrece algo más que probar.',
    },
    does: {
      en: (
        <p>
          No results for “fotprint”. <a href="#all">See all articles</a>
        </p>
      ),
      es: (
        <p>
          Sin resultados para «fotprint». <a href="#all">Ver todos los artículos</a>
        </p>
      ),
    },
    doesNot: { en: <p>No data.</p>, es: <p>Sin datos.</p> },
  },
  {
    rule: {
      en: 'What doesn’t exist leads to what does, without an apology.',
      es: 'Lo que no existe lleva a lo que sí, sin pedir disculpas.',
    },
    does: {
      en: (
        <Notice label="No such indicator">
          <p>
            There’s no indicator with this name. <a href="#indicators">All eight indicators</a>
          </p>
        </Notice>
      ),
      es: (
        <Notice label="No hay tal indicador">
          <p>
            No hay un indicador con ese nombre. <a href="#indicators">Los ocho indicadores</a>
          </p>
        </Notice>
      ),
    },
    doesNot: {
      en: (
        <Notice label="Oops">
          <p>Oops! We’re so sorry, something went wrong.</p>
        </Notice>
      ),
      es: (
        <Notice label="Ups">
          <p>¡Ups! Lo sentimos mucho, algo salió mal.</p>
        </Notice>
      ),
    },
  },
];
