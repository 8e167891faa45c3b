import { Notice } from '@otm/ui';
import { Component, type ReactNode } from 'react';

/** The message in place of a broken island. */
export interface Failure {
  readonly label: string;
  readonly text: string;
  /** The e-mail address to write to instead. */
  readonly email: string;
}

interface FailureBoundaryProps {
  /** The message that replaces the content once rendering it throws. */
  readonly failure: Failure;
  /** The content to guard: an island. */
  readonly children: ReactNode;
}

/** Shows a message and an e-mail link in place of a broken island; the page around it stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render(): ReactNode {
    const { children, failure } = this.props;
    if (!this.state.broken) return children;
    return (
      <Notice label={failure.label}>
        <p>
          {failure.text} <a href={`mailto:${failure.email}`}>{failure.email}</a>
        </p>
      </Notice>
    );
  }
}
