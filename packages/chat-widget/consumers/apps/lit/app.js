import '@otm/chat-widget/element';
import { html, LitElement, render } from 'lit';

class ShopPage extends LitElement {
  static properties = { name: {} };

  constructor() {
    super();
    this.name = 'First';
  }

  createRenderRoot() {
    return this;
  }

  heard() {
    document.body.dataset.heard = 'yes';
  }

  render() {
    return html`
      <button id="rename" @click=${() => {
        this.name = 'Second';
      }}>Rename</button>
      <chat-widget phone="+15550100199" name=${this.name} @chat-open=${this.heard}></chat-widget>
    `;
  }
}
customElements.define('shop-page', ShopPage);

render(html`<shop-page></shop-page>`, document.getElementById('root'));
