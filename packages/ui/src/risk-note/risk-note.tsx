/** Props of {@link RiskNote}. */
export interface RiskNoteProps {
  readonly title: string;
  readonly text: string;
}

/** A statement of risk, as large and as clear as the text around it. */
export function RiskNote({ title, text }: RiskNoteProps) {
  return (
    <p className="otm-risk-note">
      <strong>{title}</strong> {text}
    </p>
  );
}
