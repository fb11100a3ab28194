/** Whole numbers as bytes of seven bits each, the least first; a sign goes into the last bit (LEB128, zigzag). */
export class ByteWriter {
  length = 0;
  private bytes = new Uint8Array(1024);

  /** Up to 2⁵³. */
  unsigned(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  signed(value: number): void {
    this.unsigned(value < 0 ? -2 * value - 1 : 2 * value);
  }

  append(bytes: Uint8Array): void {
    while (this.length + bytes.length > this.bytes.length) this.enlarge();
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  written(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private byte(value: number): void {
    if (this.length === this.bytes.length) this.enlarge();
    this.bytes[this.length++] = value;
  }

  private enlarge(): void {
    const larger = new Uint8Array(2 * this.bytes.length);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}
