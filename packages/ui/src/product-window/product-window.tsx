import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

/** Attributes of the figure, plus the picture and what its numbers mark. */
export interface ProductWindowProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Attributes of the image; its size in pixels reserves its place until it's loaded. */
  readonly picture: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** Distances from the left and from the top in percent, with what the spot shows. */
  readonly spots: readonly { readonly x: number; readonly y: number; readonly text: string }[];
  /** Names version, instrument and date. */
  readonly caption: string;
}

/** Half the size of a picture's number, in CSS pixels. */
const radius = 14;

/** A real capture of the product: numbers mark places on it, and the list below explains them. */
export function ProductWindow({ picture, spots, caption, className, ...rest }: ProductWindowProps) {
  return (
    <figure className={classNames('otm-window', className)} {...rest}>
      <div className="otm-window__picture">
        <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
        <svg className="otm-window__spots" aria-hidden="true">
          {spots.map(({ x, y, text }, index) => (
            <g key={text}>
              <circle cx={`${x}%`} cy={`${y}%`} r={radius} />
              <text x={`${x}%`} y={`${y}%`} dy="0.35em" textAnchor="middle">
                {index + 1}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <figcaption>
        {spots.length > 0 && (
          <ol>
            {spots.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        )}
        <small>{caption}</small>
      </figcaption>
    </figure>
  );
}
