import { describe, expect, it } from 'vitest';
import { breakableParts, nameParts, nameWidth, nameWidths } from '../../../src/web/ui/text/nameParts.ts';

describe('a team’s name beside a score', () => {
  it('may break where its last word was put together, and loses no letter by it', () => {
    expect(nameParts('Ulvdal Volleyballklubb')).toEqual(['Ulvdal Volleyball', 'klubb']);
    expect(nameParts('Lyngstad Idrettsforening 2')).toEqual(['Lyngstad Idretts', 'forening 2']);
    expect(nameParts('Bergen Idrettslag')).toEqual(['Bergen Idretts', 'lag']);
    expect(nameParts('Ås Klubb')).toEqual(['Ås Klubb']);
    expect(nameParts('Klubben Nordlys')).toEqual(['Klubben Nordlys']);
  });

  it('may break at the parts of a place, a company or a surname too where a column is narrow, and nowhere else', () => {
    expect(breakableParts('Kvænangsbotn')).toEqual(['Kvænangs', 'botn']);
    expect(breakableParts('Storhaugen Sparebank')).toEqual(['Stor', 'haugen Spare', 'bank']);
    expect(breakableParts('Granåsen Ishockeyklubb')).toEqual(['Granåsen Ishockey', 'klubb']);
    expect(breakableParts('Skarvøy Elektro')).toEqual(['Skarvøy Elektro']);
    expect(breakableParts('Kvænangsbotnhallen')).toEqual(['Kvænangs', 'botn', 'hallen']);
    expect(breakableParts('Ungdomsserien J16')).toEqual(['Ungdoms', 'serien J16']);
    expect(breakableParts('Ishockeyavdelingen')).toEqual(['Ishockey', 'avdelingen']);
    expect(breakableParts('JOHANNESSEN')).toEqual(['JOHANNES', 'SEN']);
    expect(breakableParts('')).toEqual(['']);
  });

  it('is as wide as its widest piece: the whole name may be long', () => {
    expect(nameWidth('Nordre Land og Omegn IL')).toBe(nameWidth('Nordre'));
    expect(nameWidth('Elvestrand Volleyballklubb')).toBe(nameWidth('Elvestrand Volleyball-'));
    expect(nameWidth('Storhaugen')).toBeGreaterThan(nameWidth('Nordlys'));
  });

  it('breaks at a hyphen too', () => {
    expect(nameWidth('Vinterbro-Ås')).toBe(nameWidth('Vinterbro-'));
  });

  it('is as wide as the wider of two, so that both are written in one size', () => {
    expect(nameWidth('Nordlys', 'Storhaugen')).toBe(nameWidth('Storhaugen'));
  });

  it('has a width whatever it is', () => {
    expect(nameWidth('')).toBe(nameWidths.least);
    expect(nameWidth('W'.repeat(300))).toBe(nameWidths.most);
  });
});
