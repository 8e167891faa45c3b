import { SignedStrokes, type StripDrawing, timeX } from '../../stage/strip-drawing.tsx';

/** The delta of every window. */
export const MicroStrip: StripDrawing = (props) => {
  const x = timeX(props);
  return (
    <SignedStrokes
      marks={props.data.session.micro.map(({ start, delta }) => ({ x: x(start), value: delta }))}
    />
  );
};
