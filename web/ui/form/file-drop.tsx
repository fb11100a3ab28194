import './file-drop.css';
import { useState, type DragEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface FileDropProps {
  accept: string;
  label: ReactNode;
  hint: ReactNode;
  multiple?: boolean;
  onFiles: (files: File[]) => void;
}

/** A place to drop files into, or to choose them. */
export const FileDrop = ({ accept, label, hint, multiple = true, onFiles }: FileDropProps) => {
  const [over, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <label
      className={classNames('filedrop', over && 'filedrop--over')}
      onDragOver={hover}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="down" />
      <span>
        {label}
        <br />
        <span className="faint">{hint}</span>
      </span>
      <input
        className="sr"
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
};
