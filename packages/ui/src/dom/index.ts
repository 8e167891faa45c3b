// What islands without React add to a page.
export { type CreatedModal, createModal, openModal } from '../modal/create-modal.ts';
export { element } from './element.ts';
