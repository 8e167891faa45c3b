import { hydratePart } from '../hydrate-part.tsx';
import { ReviewCarousel } from '../review-carousel.tsx';

/** What the loader calls when the reviews come into view. */
export const hydrate = hydratePart(ReviewCarousel);
