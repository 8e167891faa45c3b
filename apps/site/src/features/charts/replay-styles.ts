import css from '@otm/charts/replay.css?inline';
import { adoptStyles } from '../../islands/adopt-styles.ts';

// A module of its own: the launcher's own styles, and those of its failure, stay in the document.
adoptStyles(css);
