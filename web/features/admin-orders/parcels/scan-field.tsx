import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/form/field.tsx';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { canReadCodes, readCodes } from './barcode-reader.ts';

interface ScanFieldProps {
  label: string;
  onCode: (code: string) => void;
}

const Camera = ({ onCode, onFailure }: { onCode: (code: string) => void; onFailure: () => void }) => {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const heard = useRef({ onCode, onFailure });
  useEffect(() => {
    heard.current = { onCode, onFailure };
  });
  useEffect(() => {
    const stopping = new AbortController();
    readCodes(video.current!, (code) => heard.current.onCode(code), stopping.signal).catch(() =>
      heard.current.onFailure(),
    );
    return () => stopping.abort();
  }, []);
  return <video ref={video} className="ao-camera" muted playsInline aria-label={t('orders.scan.picture')} />;
};

/** Where a scanner types, which ends with Enter; beside it the camera, where the browser reads codes. */
export const ScanField = ({ label, onCode }: ScanFieldProps) => {
  const t = useText();
  const hydrated = useHydrated();
  const [code, setCode] = useState('');
  const [camera, setCamera] = useState<'off' | 'on' | 'failed'>('off');
  const take = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code);
    setCode('');
  };
  return (
    <div className="ao-scan">
      <form className="ao-scan__form" onSubmit={take}>
        <TextInput
          label={label}
          value={code}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          hint={camera === 'failed' ? t('orders.scan.noCamera') : t('orders.scan.hint')}
          onChange={({ target }) => setCode(target.value)}
        />
        {hydrated && canReadCodes() && (
          <Button variant="line" onClick={() => setCamera(camera === 'on' ? 'off' : 'on')}>
            {t(camera === 'on' ? 'orders.scan.cameraOff' : 'orders.scan.camera')}
          </Button>
        )}
      </form>
      {camera === 'on' && <Camera onCode={onCode} onFailure={() => setCamera('failed')} />}
    </div>
  );
};
