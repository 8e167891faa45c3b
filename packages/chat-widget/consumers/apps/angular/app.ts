import '@angular/compiler';
import {
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import '@otm/chat-widget/element';

@Component({
  selector: '#root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <button type="button" id="rename" (click)="name.set('Second')">Rename</button>
    <chat-widget phone="+15550100199" [attr.name]="name()" (chat-open)="heard()"></chat-widget>
  `,
})
class App {
  readonly name = signal('First');

  heard() {
    document.body.dataset.heard = 'yes';
  }
}

bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
