export { playInPlace as hydrate } from '@otm/ui/dom';
