import { Notice } from '@otm/ui';
import { Component, type ReactNode } from 'react';

/** What is said in place of a part that broke. */
export interface Failure {
  readonly label: string;
  readonly text: string;
  /** Where the visitor can write instead. */
  readonly email: string;
}

/** Props of {@link FailureBoundary}. */
export interface FailureBoundaryProps {
  readonly failure: Failure;
  readonly children: ReactNode;
}

/** Keeps a broken part from taking the page with it: a kind text and the e-mail address instead. */
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
