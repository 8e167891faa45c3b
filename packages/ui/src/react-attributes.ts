// Invoker commands are in HTML and in every current browser, but not yet in React's types.
declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    /** The action on the element that `commandfor` names. */
    command?: 'show-modal' | 'close' | 'request-close' | undefined;
    /** The id of the element that the button controls. */
    commandfor?: string | undefined;
  }
}

export {};
